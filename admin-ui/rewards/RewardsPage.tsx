import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../session/MeContext.ts'
import { Page } from '../shell/Page.tsx'
import { EmptyState } from '../table/EmptyState.tsx'
import { FailedState } from '../table/FailedState.tsx'
import { Pager } from '../table/Pager.tsx'
import { useRecords } from '../table/useRecords.ts'
import { ArchiveRewardDialog } from './ArchiveRewardDialog.tsx'
import { RewardCard } from './RewardCard.tsx'
import { RewardDialog } from './RewardDialog.tsx'

type Open =
  | { readonly dialog: 'define' }
  | { readonly dialog: 'change' | 'archive'; readonly reward: CompanyReward }

/** What the company gives itself: the shelf people redeem from. */
export const RewardsPage = () => {
  const { team } = useMe()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'define' })}>
      Add a reward
    </Button>
  )
  return (
    <Page
      title={team.metadata.custom_catalog_name}
      lead={inTeamWords(
        'Rewards your company hands over itself: a day off, a lunch, a book. They cost people points and the fund nothing.',
        team.points_name,
      )}
      crumb={{ path: '/rewards', label: 'Rewards' }}
      actions={add}
    >
      <Typography variant="h2" sx={{ marginBottom: 2 }}>
        Current Items
      </Typography>
      <Shelf onOpen={setOpen} action={add} />
      {open?.dialog === 'define' && <RewardDialog onClose={close} />}
      {open?.dialog === 'change' && (
        <RewardDialog
          reward={open.reward}
          onArchive={() => setOpen({ dialog: 'archive', reward: open.reward })}
          onClose={close}
        />
      )}
      {open?.dialog === 'archive' && <ArchiveRewardDialog reward={open.reward} onClose={close} />}
    </Page>
  )
}

type ShelfProps = { readonly onOpen: (open: Open) => void; readonly action: React.ReactNode }

const Shelf = ({ onOpen, action }: ShelfProps) => {
  const records = useRecords<CompanyReward>({
    resource: 'rewards',
    naturalSort: { field: 'name', order: 'ASC' },
    perPage: 48,
  })
  if (records.error && !records.rows)
    return <FailedState message={records.error.message} onRetry={records.retry} />
  if (records.rows?.length === 0) {
    return (
      <Card>
        <EmptyState
          title="The shelf is empty"
          sentence="Add what people would look forward to. It can be redeemed as soon as it is here."
          action={action}
        />
      </Card>
    )
  }
  return (
    <>
      <Box
        component="ul"
        aria-label="Current Items"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(230px, 1fr))' },
        }}
      >
        {records.rows?.map(reward => (
          <li key={reward.id}>
            <RewardCard reward={reward} onOpen={() => onOpen({ dialog: 'change', reward })} />
          </li>
        )) ??
          outlines.map(outline => (
            <li key={outline} aria-hidden="true">
              <Skeleton variant="rounded" height={176} />
            </li>
          ))}
      </Box>
      {records.total > records.perPage && <Pager records={records} />}
    </>
  )
}

const outlines = [0, 1, 2, 3]
