import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { allowanceSums } from './tables.ts'

const project: Project = ({ type: eventType, data, metadata: { teamId } }) => {
  const changes: RowChange[] = []
  if (!('postings' in data)) return changes
  for (const posting of data.postings) {
    if (posting.account !== 'allowance:shoutout' && posting.account !== 'allowance:award') continue
    const key = { teamId, memberId: posting.member, eventType }
    changes.push(allowanceSums.add(key, { points: posting.points, entries: 1 }))
  }
  return changes
}

export const allowanceSumsReadModel: ReadModel = {
  name: 'allowanceSums',
  version: 1,
  tables: [allowanceSums],
  project,
}
