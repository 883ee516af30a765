import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../app/shell/Page.tsx'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { FailedState } from '../elements/states/FailedState.tsx'
import { AwardCard } from './AwardCard.tsx'
import { AwardDialogs, type OpenAward } from './AwardDialogs.tsx'
import { awardsActivity } from './awardsActivity.ts'
import { useAwards } from './useAwards.ts'

/** The awards that managers give on the spot. */
export const AwardList = () => {
  const [open, setOpen] = useState<OpenAward>()
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'create' })}>
      New award
    </Button>
  )
  return (
    <Page
      title="Awards"
      lead="Spot awards are for what stands out. Channel managers give them with /award in Slack, from the award allowance of their channel."
      actions={
        <>
          <Button variant="outlined" component={Link} to={awardsActivity()}>
            Latest activity
          </Button>
          {add}
        </>
      }
    >
      <Shelf onOpen={setOpen} action={add} />
      <AwardDialogs open={open} onOpen={setOpen} />
    </Page>
  )
}

type ShelfProps = { readonly onOpen: (open: OpenAward) => void; readonly action: ReactNode }

const Shelf = ({ onOpen, action }: ShelfProps) => {
  const { awards, error, retry } = useAwards()
  if (error) return <FailedState message={error.message} onRetry={retry} />
  if (awards?.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No awards yet"
          sentence="Start using spot awards by creating a new award."
          action={action}
        />
      </Card>
    )
  }
  return (
    <Box component="ul" aria-label="Awards" aria-busy={awards === undefined} sx={gridStyle}>
      {awards?.map(award => (
        <li key={award.id}>
          <AwardCard award={award} onOpen={dialog => onOpen({ dialog, award })} />
        </li>
      )) ?? outlines.map(outline => <Outline key={outline} />)}
    </Box>
  )
}

const outlines = [0, 1, 2]

const Outline = () => (
  <li aria-hidden="true">
    <Skeleton variant="rounded" height={246} />
  </li>
)

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
} as const
