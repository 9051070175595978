import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { translatePage } from '../../../../tests/kit/screens/translate';
import { StatusChip } from '../../ui/data/Chip';
import { Callout } from '../../ui/feedback/Callout';
import { TickIcon, WarningIcon } from '../../ui/icons';
import { MessageText } from '../../ui/messages/MessagesHost';
import { FieldFrame, FieldNote } from './FieldFrame';

const field = { id: 'a', label: 'Name', hint: 'Hint', error: undefined, required: undefined };
const input = <input id="a" />;

const rows: Record<string, [before: ReactElement, after: ReactElement]> = {
  'an error gives way to a hint': [<FieldNote key="a" {...field} error="Wrong" />, <FieldNote key="a" {...field} />],
  'a hint gives way to an error': [<FieldNote key="a" {...field} />, <FieldNote key="a" {...field} error="Wrong" />],
  'a field becomes required': [
    <FieldFrame key="a" {...field}>
      {input}
    </FieldFrame>,
    <FieldFrame key="a" {...field} required>
      {input}
    </FieldFrame>,
  ],
  'a status changes': [
    <StatusChip key="a" tone="warning" icon={<WarningIcon />}>
      Pending
    </StatusChip>,
    <StatusChip key="a" tone="success" icon={<TickIcon />}>
      Formed
    </StatusChip>,
  ],
  'a note gets a title': [
    <Callout key="a" intent="info">
      Text
    </Callout>,
    <Callout key="a" intent="info" title="Title">
      Other
    </Callout>,
  ],
  'a message gets an emoji': [<MessageText key="a" text="Saved" />, <MessageText key="a" text="🎉 Done" />],
};

it.each(Object.entries(rows))('survives a translation by the browser when %s', (_, [before, after]) => {
  const { rerender, container } = render(before);
  translatePage();
  rerender(after);
  const shown = container.textContent;
  const fresh = render(after).container.textContent;
  expect(shown).toBe(fresh);
});
