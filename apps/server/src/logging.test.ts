import { expect, test } from "vitest";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { sendMails } from "./modules/mail/send-mails.ts";
import { transportOf } from "./modules/mail/transport.ts";
import { GOOGLE, SECRET, startSchoolProvider, VERIFIER, type Answer } from "./modules/auth/testing/school-provider.ts";
import { startLoggedApp } from "./testing/logged-app.ts";
import { startRefusingMailServer } from "./testing/refusing-mail-server.ts";
import { startSignIn } from "./testing/sign-in.ts";
import { withoutTable } from "./testing/without-table.ts";

describeAnyDatabase("the log", (kind) => {
  test("gives the reason why a request was refused, and holds no secret and nothing personal", async () => {
    const { it, provider, lines } = await startLoggedApp(kind);
    const { nonce, headers: cookie } = await startSignIn(it);
    const person = { name: "Živa Horvat", email: "ziva@example.com", email_verified: true };
    const idToken = await provider.token({ nonce, ...person });
    const wrong = await provider.token({ nonce, ...person, aud: "other" });
    const finish = (token: string) => it.call(null, "POST", "aaa/login-school-oauth2", { id_token: token }, cookie);
    await finish(wrong);
    const { token } = (await finish(idToken)).json<{ token: string }>();
    await finish(idToken);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    await it.app.inject({ method: "PUT", url: "/api/v1/users", headers, payload: { company: "Podjetje", tax: "SI1" } });
    await it.app.inject({ method: "PUT", url: "/api/v1/users", headers, payload: '{"company": "Podjetje' });
    await it.app.inject({ url: "/login?code=authorization-code&state=xyz", headers: { accept: "text/html" } });
    await it.app.inject({ url: "/join/token-of-a-join-link", headers: { accept: "text/html" } });
    await it.app.inject({ url: "/b/code-of-a-shared-board", headers: { accept: "text/html" } });
    await it.call(null, "POST", "shared-boards/open", { code: "code-of-a-shared-board" });
    for (const path of ["join", "join/open"])
      await it.app.inject({
        method: "POST",
        url: `/api/v1/mentorship/${path}`,
        headers,
        payload: { token: "token-of-a-join-link" },
      });
    await it.app.inject({ url: "/api/v1/users", headers: { authorization: `Bearer ${token}x` } });
    const unfinished = await withoutTable(it.database, "login_nonces", () => it.call(null, "POST", "aaa/login-start"));
    expect(unfinished.statusCode).toBe(500);
    const secret = await it.database.db.selectFrom("secrets").select("value").executeTakeFirstOrThrow();
    await it.close();
    await provider.stop();

    const log = lines.join("");
    for (const reason of [
      'unexpected \\"aud\\" claim value',
      "E-KAROTA-LOGIN_REFUSED: nonce",
      "E-AUTH-TOKEN_ERROR",
      "unrecognized_keys",
      "login_nonces",
    ])
      expect(log).toContain(reason);
    for (const hidden of [
      nonce,
      cookie.cookie.replace("karota_login=", ""),
      idToken,
      wrong,
      token,
      secret.value,
      "authorization-code",
      "token-of-a-join-link",
      "code-of-a-shared-board",
      "Živa",
      "ziva@",
      "Podjetje",
      "SI1",
    ])
      expect(log.includes(hidden), hidden).toBe(false);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty("level");
  });

  test("holds neither the secret of a client nor its codes, whatever the provider answers", async () => {
    const school = await startSchoolProvider(GOOGLE, () => it.clock.now());
    const { it, provider, lines } = await startLoggedApp(kind, {
      publicUrl: "http://127.0.0.1:8080",
      providers: [school.provider],
    });
    const codes: string[] = [];
    const login = async (code_verifier: string) => {
      const { nonce, headers } = await startSignIn(it);
      const code = await school.code({ nonce });
      codes.push(code);
      return (await it.call(null, "POST", "aaa/login-school-oauth2", { code, code_verifier }, headers)).body;
    };
    const bodies = [await login(VERIFIER), await login("w".repeat(50))];
    const echo: Answer = (request, response) => {
      const { authorization } = request.headers;
      response.writeHead(401).end(JSON.stringify({ error: "invalid_client", error_description: authorization }));
    };
    school.answer("token", echo);
    bodies.push(await login(VERIFIER));
    school.answer("token", (request, response) => void response.end(request.headers.authorization));
    bodies.push(await login(VERIFIER));
    await it.close();
    await provider.stop();
    await school.stop();
    const log = lines.join("");
    for (const reason of ["400 invalid_grant", "401 invalid_client", "E-KAROTA-LOGIN_PROVIDER_DOWN"])
      expect(log).toContain(reason);
    const encoded = encodeURIComponent(SECRET);
    const basic = Buffer.from(`karota:${new URLSearchParams([["", SECRET]]).toString().slice(1)}`).toString("base64");
    for (const hidden of [
      SECRET,
      "GOCSPX",
      encoded,
      basic,
      basic.slice(0, 4),
      VERIFIER,
      ...codes,
      "Malformed auth code",
    ])
      expect([log, ...bodies].join("").includes(hidden), hidden).toBe(false);
  });

  test("has one line a request for a whole visit, and no name, address, code, token or answer", async () => {
    const mailServer = await startRefusingMailServer();
    const { it, provider, lines } = await startLoggedApp(kind, {
      smtpUrl: mailServer.url,
      paymentProviders: ["sandbox"],
    });
    let asked = 0;
    const call = async <Reply>(token: string | null, method: "GET" | "POST" | "PUT", path: string, body?: object) => {
      asked++;
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        "idempotency-key": `press-marker-${asked}`,
      };
      return (await it.call(null, method, path, body, headers)).json<Reply>();
    };
    const { nonce, headers: cookie } = await startSignIn(it);
    asked++;
    const idToken = await provider.token({
      nonce,
      name: "Imenka",
      email: "imenka@naslov.example",
      email_verified: true,
    });
    const signedIn = await it.call(null, "POST", "aaa/login-school-oauth2", { id_token: idToken }, cookie);
    asked++;
    const { token, user } = signedIn.json<{ token: string; user: { id: string } }>();
    const billing = { name: "Imenka", address: "Ulica 7", post_number: "1000", post: "Kraj", country: "SI" };
    await call(token, "PUT", "users", { ...billing, company: "Firmica" });
    const { unique_code } = await call<{ unique_code: string }>(token, "GET", "users");
    const board = await call<{ gridId: string; solved_grid: string }>(token, "POST", "games/sudoku/create", {});
    await call(token, "POST", "games/sudoku/update", { gridId: board.gridId, gridString: board.solved_grid });
    await call(token, "POST", "games/sudoku/update", { gridId: board.gridId, gridString: "Imenka" });
    const bought = await call<{ purchase: { id: string } }>(token, "POST", "payments/intent", {
      provider: "sandbox",
      credits: 50,
      price_cents: 500,
    });
    await call(token, "POST", "payments/approve", { id: bought.purchase.id, card: "4242 4242 4242 4242" });
    await call(token, "POST", "mentorship/members");
    // The role counts from the next login on.
    const mentorToken = it.tokenFor({ id: user.id, roles: ["mentor"] });
    await call(mentorToken, "POST", "mentorship/students", { uniqueCode: unique_code });
    await call(mentorToken, "POST", "mentorship/groups", { name: "Skupinica", description: "imenka@naslov.example" });
    await call(mentorToken, "GET", `assignments/student/imenka@naslov.example?q=Imenka`);
    await call(null, "POST", "service/Imenka", { email: "imenka@naslov.example" });
    const question = { subject: "Imenka sprašuje", message: "Imenka ne najde Skupinice. ".repeat(3), website: "" };
    await call(null, "POST", "service/contact", { ...question, email: "imenka@naslov.example" });
    await call(null, "POST", "service/contact", { ...question, email: "imenka@naslov.example", phone: "Imenka" });
    await it.app.inject({ url: "/Imenka/imenka@naslov.example?code=Imenka", headers: { accept: "text/html" } });
    asked++;
    const { config, database, clock } = it;
    const deps = { config, database, clock, log: it.app.log, printer: it.app.printer };
    expect(await sendMails(deps, transportOf(config))).toBe(0);
    // The database quotes the query's values in its error.
    await withoutTable(it.database, "mentor_students", () =>
      call(mentorToken, "POST", "mentorship/students", { uniqueCode: unique_code }),
    );
    const secrets = await it.database.db.selectFrom("secrets").select("value").execute();
    await it.close();
    await provider.stop();
    mailServer.stop();

    const log = lines.join("");
    expect(log).toContain("a mail could not be sent");
    expect(log).toContain("mentor_students");
    const personal = [
      "Imenka",
      "imenka",
      "naslov.example",
      "Ulica 7",
      "Firmica",
      "Skupinica",
      "4242 4242",
      "press-marker",
    ];
    const secret = [
      token,
      mentorToken,
      idToken,
      nonce,
      unique_code,
      board.solved_grid,
      ...secrets.map(({ value }) => value),
    ];
    for (const hidden of [...personal, ...secret]) expect(log.includes(hidden), hidden).toBe(false);
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = parsed.filter(({ msg }) => msg === "answered");
    expect(answered).toHaveLength(asked);
    const line = { level: 30, time: expect.any(Number), reqId: expect.stringMatching(/^[\da-f-]{36}$/) };
    for (const one of answered)
      expect(one).toMatchObject({
        ...line,
        status: expect.any(Number),
        ms: expect.any(Number),
        method: expect.any(String),
      });
    expect(answered.map(({ route }) => route)).toContain("/api/v1/games/:game/update");
    expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(asked);
    const refused = parsed.filter(({ msg }) => msg === "request refused" || msg === "request failed");
    for (const one of refused) expect(one).toHaveProperty("reqId");
  });
});
