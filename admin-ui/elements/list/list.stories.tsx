import type { ElementStories } from '../../testing/story.ts'
import type { Column } from './column.ts'
import { Pager } from './Pager.tsx'
import { PlainList } from './PlainList.tsx'

type Row = { readonly id: number; readonly name: string; readonly points: number }

const columns: readonly Column<Row>[] = [
  { name: 'name', label: 'field.name', sortField: 'name', cell: ({ name }) => name },
  {
    name: 'points',
    label: 'field.points',
    sortField: 'points',
    isNumeric: true,
    cell: ({ points }) => points,
  },
]

const rows: Row[] = ['Ada', 'Alan', 'Grace'].map((name, id) => ({ id, name, points: id * 10 }))

export const stories: ElementStories = {
  Default: { element: <PlainList label="People" rows={rows} columns={columns} />, shows: 'Grace' },
  Pages: {
    element: <Pager page={2} perPage={25} total={60} setPage={() => undefined} />,
    shows: '26–50 of 60',
  },
  Uncounted: {
    element: <Pager page={2} perPage={25} total={undefined} hasNext setPage={() => undefined} />,
    shows: '26–50 of more than 50',
  },
}
