import { configure } from "@testing-library/react";

// What comes after a lazy import may take long on a busy machine: time is no verdict.
configure({ asyncUtilTimeout: 30_000 });
