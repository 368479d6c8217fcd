import { expect, expectGoodLooks, test } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
const MESSAGE = "Prva vrstica sporočila z vprašanjem.\n<b>Druga</b> vrstica.";

test("an admin reads messages as they were written, answers, settles and reopens them", async ({ page, ownApp }) => {
  for (const subject of ["Prvo sporočilo", "Drugo sporočilo"]) {
    const data = { subject, message: MESSAGE, email: "ana@primer.si" };
    expect((await page.request.post(`${ownApp.baseURL}/api/v1/service/contact?language=en`, { data })).ok()).toBe(true);
  }
  await signInDirectly(page, "admin", ownApp);
  await page.goto(`${ownApp.baseURL}/status?page=messages`);
  const messages = page.getByRole("main").getByRole("article");
  await expect(messages).toHaveCount(2);
  const second = messages.filter({ hasText: "Drugo sporočilo" });
  await expect(second).toContainText("<b>Druga</b> vrstica.");
  await expect(second).toContainText(say("admin.messages.visitor"));
  await expect(second.getByRole("link", { name: say("admin.messages.reply") })).toHaveAttribute(
    "href",
    "mailto:ana%40primer.si?subject=Re%3A%20Drugo%20sporo%C4%8Dilo",
  );
  await expectGoodLooks(page);
  await second.getByRole("button", { name: say("admin.messages.settle"), exact: true }).click();
  await expect(messages).toHaveCount(1);
  await page.getByRole("radio", { name: say("admin.messages.done") }).check();
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText("Drugo sporočilo");
  await messages.getByRole("button", { name: say("admin.messages.reopen") }).click();
  await expect(page.getByText(say("admin.messages.noneDone"))).toBeVisible();
  await page.getByRole("radio", { name: say("admin.messages.open") }).check();
  await expect(messages).toHaveCount(2);
});
