/** As a ref: what people acted on has gone, and the keyboard goes on from what took its place. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
