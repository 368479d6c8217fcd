import type { KyselyPlugin, QueryId } from "kysely";
import { expect, test, vi } from "vitest";
import { needsPostgres } from "../../testing/programs.ts";
import { testApp } from "../../testing/test-app.ts";
import { good } from "./testing/classroom.ts";
import { answerAs, mentorsOf, newColleague, newStaffRoom, offer } from "./testing/staff-room.ts";
