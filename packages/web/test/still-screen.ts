// jsdom draws nothing, and has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
