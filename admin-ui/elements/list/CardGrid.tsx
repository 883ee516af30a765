import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { type RaRecord, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { FailedState } from '../states/FailedState.tsx'
import { ListPager } from './ListPager.tsx'

const outlines = [0, 1, 2]

type CardGridProps<Row extends RaRecord> = {
  readonly label: string
  /** In pixels. */
  readonly cardWidthMin: number
  readonly cardHeight: number
  readonly card: (row: Row) => ReactNode
  readonly empty: ReactNode
}

/** The records of a list side by side: for a few things that are known by their looks. */
export const CardGrid = <Row extends RaRecord>(props: CardGridProps<Row>) => {
  const { label, cardWidthMin, cardHeight, card, empty } = props
  const { data, error, refetch } = useListContext<Row>()
  if (!data && error) {
    return (
      <Card>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (data?.length === 0) return <Card>{empty}</Card>
  const columns = { xs: '1fr', sm: `repeat(auto-fill, minmax(${cardWidthMin}px, 1fr))` }
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={data === undefined}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: columns,
        }}
      >
        {data?.map(row => <li key={row.id}>{card(row)}</li>) ??
          outlines.map(outline => (
            <li key={outline} aria-hidden="true">
              <Skeleton variant="rounded" height={cardHeight} />
            </li>
          ))}
      </Box>
      <ListPager />
    </>
  )
}
