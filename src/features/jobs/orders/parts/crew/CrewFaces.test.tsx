import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CrewFace } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { CrewFaces } from './CrewFaces';

const face = (first_name: string, status: CrewFace['status']): CrewFace => ({
  user_id: status,
  first_name,
  last_name: 'Reed',
  avatar_url: null,
  status,
  stars: null,
  invitation_id: null,
});

it('shows each person’s answer and crosses out only those who will not come', () => {
  render(
    <CrewFaces
      crew={[
        face('Ana', InvitationStatus.new),
        face('Ben', InvitationStatus.accepted),
        face('Cleo', InvitationStatus.rejected),
        face('Dave', InvitationStatus.cancelled),
      ]}
    />,
  );
  const people = screen.getAllByRole('listitem');
  expect(people.map(({ title }) => title)).toEqual([
    'Ana Reed, pending',
    'Ben Reed, accepted',
    'Cleo Reed, declined',
    'Dave Reed, withdrawn',
  ]);
  expect(people.map((each) => each.querySelector('svg') !== null)).toEqual([false, false, true, true]);
});
