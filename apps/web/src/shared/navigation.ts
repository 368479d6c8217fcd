let navigated = false;
/** False until the first navigation inside the page: the first screen leaves the focus where the browser put it. */
export const hasNavigated = (): boolean => navigated;
export const noteNavigation = (): void => {
  navigated = true;
};
