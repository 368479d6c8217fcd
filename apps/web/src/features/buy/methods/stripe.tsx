import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { useEffect, useRef, useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../../shared/api/load-chunk.ts";
import { notify, notifyFailure } from "../../../shared/components/notices.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import type { StepProps } from "../step-props.ts";
import { approve, returnAddress } from "../pay.ts";

/** Stripe's own form, loaded only here: card numbers never touch our page or server. */
export default function StripeForm({ purchase, clientSecret, publishableKey, onClose }: StepProps) {
  const say = useSay();
  const format = useFormat();
  const { language } = useSpeaker();
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ stripe: Stripe; elements: StripeElements } | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      const { loadStripe } = await loadChunk(() => import("@stripe/stripe-js/pure"));
      const stripe = await loadStripe(publishableKey, { locale: language });
      if (!stripe || !isHere || !place.current) return;
      const elements = stripe.elements({ clientSecret });
      elements.create("payment").mount(place.current);
      setReady({ stripe, elements });
    };
    load().catch(() => {
      if (isHere) notify("E-PAYMENT-STRIPE_GENERIC_ERROR", { onClose });
    });
    return () => {
      isHere = false;
    };
  }, [publishableKey, clientSecret, language, onClose]);
  const [busy, pay] = useAction(async () => {
    if (!ready) return;
    const { error } = await ready.stripe.confirmPayment({
      elements: ready.elements,
      redirect: "if_required",
      confirmParams: { return_url: returnAddress(purchase.id) },
    });
    // Stripe shows invalid input beside its fields.
    if (error?.type === "validation_error") return;
    onClose();
    await approve(purchase.id).catch(notifyFailure);
  });
  return (
    <Dialog
      title={say("buy.stripe.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("buy.cancel")}</Button>
          <Button kind="primary" busy={busy} disabled={!ready} onClick={pay}>
            {say("buy.payNow", { price: format.euros(purchase.price_cents) })}
          </Button>
        </>
      }
    >
      {!ready && <Waiting />}
      <div ref={place} />
    </Dialog>
  );
}
