let from = "";
/** The address that the last navigation inside the page came from; "" on the first screen. */
export const cameFrom = (): string => from;
/** False until the first navigation inside the page: the first screen leaves the focus where the browser put it. */
export const hasNavigated = (): boolean => from !== "";
export const noteNavigation = (left: string): void => {
  from = left;
};
