import { signInDirectly } from "../e2e/people.ts";
import { scene } from "./scene.ts";

for (const [name, path] of Object.entries({
  status: "/status",
  people: "/users",
  settings: "/status?page=settings",
}))
  scene(`admin-${name}`, async ({ page, app }) => {
    await signInDirectly(page, "admin", app);
    await page.goto(path);
  });
