import { InvitationStatus } from '../../src/generated/model/codes';
import { ProfileStatus } from '../../src/domain/profileStatus';
import type { World } from '../../mocks/world';

/** Past jobs of each helper; every fifth has an upcoming one, too. */
const pastJobs = 3;

/** Adds helpers to the market of the standard world: copies of those it has, with hours and jobs. */
export function manyHelpers(world: World, count: number): void {
  const { tables, db } = world;
  const templates = tables.helperProfile.by('status', ProfileStatus.active);
  const invitations = tables.invitation.where(({ status }) => status === InvitationStatus.accepted);
  const isClosed = (orderId: number) => tables.order.view(orderId, ({ closed_state }) => closed_state !== null) ?? true;
  const past = invitations.filter(({ order_id }) => isClosed(order_id));
  const upcoming = invitations.filter(({ order_id }) => !isClosed(order_id));
  world.change(() => {
    for (let place = 0; place < count; place += 1) {
      const template = templates[place % templates.length];
      if (!template) return;
      const id = db.nextId('user');
      tables.user.insert({ ...tables.user.require(template.user_id), id, email: `helper${id}@many.example` });
      tables.helperProfile.insert({ ...template, user_id: id });
      const hours = tables.availability.get(template.user_id);
      if (hours) tables.availability.insert({ ...hours, user_id: id });
      const jobs = Array.from({ length: pastJobs }, (_, nth) => past[(place * pastJobs + nth) % past.length]);
      if (place % 5 === 0) jobs.push(upcoming[place % upcoming.length]);
      for (const job of jobs) {
        if (job) tables.invitation.insert({ ...job, id: db.nextId('invitation'), user_id: id });
      }
    }
  });
}
