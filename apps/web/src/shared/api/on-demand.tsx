import { Component, lazy, type ComponentType, type ReactNode } from "react";
import { HydrationBoundary } from "@karota/ui/hydration-boundary.tsx";
import { loadChunk } from "./load-chunk.ts";

/** What cannot be loaded is left out, or stays what stood in its place; so does the rest of the page. */
class LeftOut extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** A small part of the page, a menu or a dialog, that is fetched when it is first opened; until then `Instead` is shown. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() => loadChunk(load)) as unknown as ComponentType<Props>;
  return function OnDemand(props: Props) {
    const instead = Instead && <Instead {...props} />;
    return (
      <LeftOut instead={instead}>
        <HydrationBoundary fallback={instead}>
          <Part {...props} />
        </HydrationBoundary>
      </LeftOut>
    );
  };
}
