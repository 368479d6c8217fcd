import { Suspense, type ReactNode } from "react";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";

/** What appears above a page without being asked for: announced in a pause, once its texts are there. */
export const Announcement = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <Suspense>{children && <WithTexts parts={["rest"]}>{children}</WithTexts>}</Suspense>
  </div>
);
