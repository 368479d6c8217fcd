import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { QrCode } from "../../../shared/components/qr.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";

/** The address of a group's join link, for cameras. It comes with its first use: to be wrapped in a `Suspense`. */
export function JoinQr(props: {
  readonly group: GroupDetail;
  readonly address: string;
  readonly className?: string | undefined;
}) {
  const { group, address, className } = props;
  const say = useSay();
  return <QrCode text={address} label={say("joinLink.qr", { name: group.name })} className={className} />;
}
