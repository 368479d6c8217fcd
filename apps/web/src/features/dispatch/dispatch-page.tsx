import { useMemo } from "react";
import { IconBarbell, IconPencilPlus, IconPresentation, IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { findGame, pathOf } from "@karota/games/catalogue.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { call, isNoAnswer } from "../../shared/api/api.ts";
import { BRING, canBring, canTrain, TRAIN } from "../../shared/bring.ts";
import { useOnceOver } from "../../shared/session/clock.ts";
import { storedValue } from "../../shared/session/stored-value.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { NEW_LESSON, saveLessonPlan } from "../../shared/lesson-plan.ts";
import { ObjectivesPanel } from "../../shared/objectives/objectives-panel.tsx";
import { useSession, useUser } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Bill, BuyBar } from "./bill.tsx";
import { formOf } from "../../shared/components/option-form.ts";
import { Continue } from "./continue.tsx";
import styles from "./dispatch-page.module.css";
import { FreeBoards } from "./free-boards.tsx";
import { HowToPlay } from "./how-to-play.tsx";
import { NewGame } from "./new-game.tsx";
import { OfflineGame } from "./offline-game.tsx";
import { OwnFacts } from "./own-facts.tsx";
import { useStart } from "./use-start.ts";

function parse(text: string | null): OptionValues | null {
  try {
    return JSON.parse(text ?? "null") as OptionValues | null;
  } catch {
    return null;
  }
}

/** For mentors: the chosen questions for a whole class at the same time. */
function AsLesson({ game, options }: { game: string; options: OptionValues }) {
  const say = useSay();
  const user = useUser();
  const isMentor = user?.roles.some((role) => role === "mentor" || role === "admin");
  if (!isMentor || findGame(game)?.type !== "education") return null;
  const start = () => {
    const { tasks: count, ...rest } = options;
    saveLessonPlan({ tasks: [{ game, options: rest, count: Number(count) }], groupId: null });
    navigate(NEW_LESSON);
  };
  return (
    <Button kind="quiet" icon={<Icon of={IconPresentation} />} onClick={start}>
      {say("lessons.asLesson")}
    </Button>
  );
}

function Choices({ game, info, reload }: { game: string; info: GameInfo; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const user = useUser();
  const choices = useMemo(() => storedValue(`karota:choices:${game}`, parse), [game]);
  const wanted = choices.use() ?? info.daily.options;
  const { questions, preset } = formOf(info, wanted, speaker.language);
  const [starting, start] = useStart(game, reload);
  const choose = (name: string, value: string | number) =>
    choices.write(JSON.stringify({ ...preset.options, [name]: value }));
  const deal = {
    game,
    price: preset.price,
    cents: preset.price_cents,
    user,
    starting,
    start: () => start(preset.options, preset.price),
  };
  return (
    <>
      <div className={styles["columns"]}>
        <Stack gap={5}>
          <FreeBoards game={game} info={info} userId={user?.userId ?? null} />
          <NewGame game={game} questions={questions} onChoose={choose} />
          <HowToPlay game={game} />
          {findGame(game)?.type === "education" && <ObjectivesPanel game={game} />}
        </Stack>
        <Stack gap={5}>
          <Bill {...deal} />
          {user && <Continue game={game} games={info.unfinished} onReload={reload} />}
          {canBring(game) && (
            <Link className={buttonClass({ kind: "quiet" })} to={gamePath(game, BRING)}>
              <Icon of={IconPencilPlus} />
              {speaker.say({ id: `${game}.bring.title` })}
            </Link>
          )}
          {canTrain(game) && (
            <Link className={buttonClass({ kind: "quiet" })} to={gamePath(game, TRAIN)}>
              <Icon of={IconBarbell} />
              {speaker.say({ id: `${game}.train.title` })}
            </Link>
          )}
          <Link className={buttonClass({ kind: "quiet" })} to={gamePath(game, "print")}>
            <Icon of={IconPrinter} />
            {say("dispatch.print")}
          </Link>
          <AsLesson game={game} options={preset.options} />
        </Stack>
      </div>
      <BuyBar {...deal} />
    </>
  );
}

/** A game's own page: free boards, a new game with its price, games to go on with, the rules. */
export default function DispatchPage() {
  const speaker = useSpeaker();
  const session = useSession();
  const row = findGame(useParams()["game"] ?? "");
  const { id: game = "", subtype: category = "leisure", type = "entertainment" } = row ?? {};
  const loaded = useLoad(["info", game, session?.userId ?? null, speaker.language], () =>
    call<GameInfo>("GET", `games/info/${pathOf(game)}`),
  );
  const { data, error, reload } = loaded;
  // The day's board and its progress are another's after midnight.
  useOnceOver(data?.daily.ends, () => void reload());
  return (
    <div className={styles["page"]} data-category={category}>
      <Breadcrumbs steps={[{ to: `/${type}#${category}`, text: speaker.say({ id: `category.${category}` }) }]} />
      <div className={styles["band"]}>
        <Glyph game={game} />
        <div>
          <PageHeading>{gameName(game, speaker)}</PageHeading>
          <p className="measure">{speaker.say({ id: `${game}.tagline` })}</p>
        </div>
        <OwnFacts key={game} game={game} userId={session?.userId ?? null} />
      </div>
      {!data && isNoAnswer(error) ? (
        <OfflineGame game={game} userId={session?.userId ?? null} retry={reload} />
      ) : (
        <Loaded of={loaded} shape="dispatch">
          {(info) => <Choices key={game} game={game} info={info} reload={reload} />}
        </Loaded>
      )}
    </div>
  );
}
