import { type ComponentProps, type ReactNode, useState } from 'react';

import { Tabs } from '../ui/Tabs.tsx';
import { questionsOf } from './statement-view.ts';
import { type FieldsShown, StatementFields } from './StatementFields.tsx';

/** What is still open comes first, while there is some. */
export function useFieldsShown(statement: Parameters<typeof questionsOf>[0]) {
  return useState<FieldsShown>(questionsOf(statement).length > 0 ? 'OPEN' : 'ALL');
}

type FieldTabsProps = ComponentProps<typeof StatementFields> & {
  onShown: (shown: FieldsShown) => void;
  /** In place of questions, once there is none left. */
  settled?: ReactNode;
};

/** The fields still to complete, or all of them. */
export function FieldTabs({ shown, onShown, settled, ...fields }: FieldTabsProps) {
  const { statement } = fields;
  const open = questionsOf(statement).length;
  return (
    <Tabs
      label="Rubriques"
      value={shown}
      onValue={onShown}
      tabs={[
        {
          value: 'OPEN',
          label: 'À compléter',
          count: open,
          content: open === 0 && settled ? settled : <StatementFields {...fields} shown="OPEN" />,
        },
        {
          value: 'ALL',
          label: 'Toutes les rubriques',
          count: statement.fields.length,
          content: <StatementFields {...fields} shown="ALL" />,
        },
      ]}
    />
  );
}
