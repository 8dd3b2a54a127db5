// The elements of an HTML file, each with where it stands in the text.
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

export type Element = Tree.Element;

export const elementsOf = (html: string): Element[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: true }));

const elementsIn = (node: Tree.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));

export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

export const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/);

/** A line that is broken is a space between two words. */
export const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (child.nodeName === 'br') return '\n';
      return 'childNodes' in child ? textOf(child) : '';
    })
    .join('');
