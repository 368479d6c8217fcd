/** Draws a picture by its name; throws a RangeError on what is no name of its own. */
type Draw = (name: string) => string;

/** Draws the pictures of both: the second is asked for those whose names the first does not have. */
export const drawnByEither =
  (one: Draw, other: Draw | undefined): Draw =>
  (name) => {
    try {
      return one(name);
    } catch (error) {
      if (error instanceof RangeError && other) return other(name);
      throw error;
    }
  };
