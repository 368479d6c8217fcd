import type { ReactNode } from "react";
import { Stack } from "@karota/ui/layout.tsx";
import type { Loaded as Loading } from "../../shared/api/use-load.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";

/** The page of one student or one group, with the way back to the list of all. */
export function OnePage<Data>(props: {
  readonly loaded: Loading<Data>;
  readonly back: { readonly to: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}) {
  const { loaded, back, children } = props;
  return (
    <Stack gap={5}>
      <Breadcrumbs steps={[back]} />
      {!loaded.data && loaded.error !== undefined && <PageHeading>{back.text}</PageHeading>}
      <Loaded of={loaded} back={back}>
        {children}
      </Loaded>
    </Stack>
  );
}
