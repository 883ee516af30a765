import type { Company } from './company.ts'
import { searchedName } from './people.ts'
import { idOf, listed, type ReadCases } from './readCase.ts'

export const segmentCases = ({ segmentIds: [segmentId] }: Company): ReadCases => ({
  listSegments: [{ variant: '', sent: {} }],
  listSegmentRecords: listed({ sorts: ['name', 'user_count'], filters: { search: { q: 'Segment 3' } } }),
  getSegment: idOf(segmentId),
  getSegmentRecord: idOf(segmentId),
  segmentMembers: [
    ...idOf(segmentId),
    { variant: 'search name', sent: { params: { id: segmentId }, query: { q: searchedName } } },
    { variant: 'everyone', sent: { params: { id: segmentId }, query: { fetchAll: 'true' } }, isPerRow: true },
  ],
})
