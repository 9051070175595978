import { peopleOf } from '../rules/standing';
import { writeActivity } from '../realtime/writeActivity';
import type { World } from '../world';
import { isoOf, minuteMs } from './times';

/** PLACEHOLDER shapes until the stories stand: enough rows to build the screens on. */
export function seedActivities(world: World): void {
  for (const branch of world.tables.branch.all()) {
    const people = peopleOf(world.tables, branch);
    const count = branch.id === 1 ? 210 : 40;
    for (let i = count; i > 0; i -= 1) {
      const at = isoOf(world.clock.now().getTime() - i * 140 * minuteMs + 136 * minuteMs);
      const helper = world.tables.user.require(world.random.int(11, 80));
      const job = 1100 - i;
      for (const { id } of people) {
        const unread = branch.id === 1 ? (id === 1 ? 104 : id === 2 ? 12 : 20) : branch.id === 2 ? 9 : 4;
        writeActivity(
          world,
          {
            type: 'invitation.accepted',
            title: `${helper.first_name} ${helper.last_name} accepted job #${job}`,
            body: '2 of 3 positions are filled.',
            severity: 'success',
            actorId: helper.id,
            subject: { kind: 'order', id: job, label: `Job #${job}` },
            url: `/company/job/details/${job}`,
            data: { order_id: job, filled: 2, required: 3 },
          },
          { userId: id, branchId: branch.id, at, readAt: i > unread ? at : null },
        );
      }
    }
  }
}
