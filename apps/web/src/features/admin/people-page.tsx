import { AdminFrame } from "./admin-frame.tsx";

/** `/users`: the people and their roles. */
export default function PeoplePage() {
  return <AdminFrame>{null}</AdminFrame>;
}
