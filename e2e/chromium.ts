import type { Page } from "@playwright/test";
import type { Engine, Named } from "./engines.ts";

/** A page of Chromium, for what is done in every browser alike. */
export const chromiumOf = (page: Page): Engine => ({
  name: "Chromium",
  open: async (address) => void (await page.goto(address)),
  evaluate: (work, ...words) => page.evaluate(`(${work.toString()})(...${JSON.stringify(words)})`),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  resize: (size) => page.setViewportSize(size),
  async named(selector) {
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    const named: Named[] = [];
    for (const nodeId of nodeIds) {
      const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
      named.push({ role: String(nodes[0]?.role?.value), name: String(nodes[0]?.name?.value ?? "") });
    }
    await session.detach();
    return named;
  },
  picture: async () => (await page.screenshot()).toString("base64"),
  close: () => page.close(),
});
