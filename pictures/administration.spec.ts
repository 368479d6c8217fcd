import { newPerson, signInDirectly, someName } from "../e2e/people.ts";
import { scene } from "./scene.ts";

const NAMES = ["Ana", "Bor", "Cene", "Domen", "Eva", "Filip", "Gaja", "Hana"];

for (const [name, path] of Object.entries({
  status: "/status",
  people: "/users",
  settings: "/status?page=settings",
}))
  scene(`admin-${name}`, async ({ page, app }) => {
    for (const person of NAMES) await newPerson(app, someName(person));
    await signInDirectly(page, "admin", app);
    await page.goto(path);
  });
