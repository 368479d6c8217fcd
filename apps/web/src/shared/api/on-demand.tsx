import { Component, lazy, type ComponentType, type ReactNode } from "react";
import { HydrationBoundary } from "@karota/ui/hydration-boundary.tsx";
import { loadChunk } from "./load-chunk.ts";

/** What cannot be loaded is left out; the rest of the page stays. */
class LeftOut extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** A small part of the page, a menu or a dialog, that is fetched when it is first opened. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => loadChunk(load)) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props) {
    return (
      <LeftOut>
        <HydrationBoundary>
          <Part {...props} />
        </HydrationBoundary>
      </LeftOut>
    );
  };
}
