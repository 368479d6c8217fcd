import type { ReactNode } from "react";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import type { Loaded } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { Back } from "./back.tsx";
import styles from "./people.module.css";

/** The page of one student or one group, with the way back to the list of all. */
export function OnePage<Data>(props: {
  readonly loaded: Loaded<Data>;
  readonly back: { readonly to: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}) {
  const { back, children } = props;
  const { data, error, waiting, reload } = props.loaded;
  return (
    <div className="page">
      <div className={styles["people"]}>
        <Back {...back} />
        {waiting && <Waiting />}
        {data
          ? children(data)
          : error !== undefined && (
              <>
                <PageHeading>{back.text}</PageHeading>
                <LoadFailed error={error} again={() => void reload()} back={back} />
              </>
            )}
      </div>
    </div>
  );
}
