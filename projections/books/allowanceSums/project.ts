import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { allowanceSums, allowanceTotals } from './tables.ts'

const project: Project = ({ type: eventType, data, metadata: { teamId } }) => {
  const changes: RowChange[] = []
  if (!('postings' in data)) return changes
  for (const posting of data.postings) {
    if (posting.account !== 'allowance:shoutout' && posting.account !== 'allowance:award') continue
    const amounts = { points: posting.points, entries: 1 }
    changes.push(
      allowanceSums.add({ teamId, memberId: posting.member, eventType }, amounts),
      allowanceTotals.add({ teamId, eventType }, amounts),
    )
  }
  return changes
}

export const allowanceSumsReadModel: ReadModel = {
  name: 'allowanceSums',
  version: 2,
  tables: [allowanceSums, allowanceTotals],
  project,
}
