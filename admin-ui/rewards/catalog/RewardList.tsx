import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { CardGrid } from '../../elements/list/CardGrid.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ArchiveRewardDialog } from './ArchiveRewardDialog.tsx'
import { RewardCard } from './RewardCard.tsx'
import { RewardDialog } from './RewardDialog.tsx'

type Open =
  | { readonly dialog: 'define' }
  | { readonly dialog: 'change' | 'archive'; readonly reward: CompanyReward }

/** The company's own rewards, which people redeem. */
export const RewardList = () => {
  const text = useText()
  const { team } = useMe()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'define' })}>
      {text('rewards.catalog.add')}
    </Button>
  )
  return (
    <Page
      title={team.metadata.custom_catalog_name}
      lead={text('rewards.rewardsYourCompanyHands')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
      actions={add}
    >
      <Typography variant="h2" sx={{ marginBottom: 2 }}>
        {text('rewards.currentItems')}
      </Typography>
      <ListSource naturalSort={{ field: 'name', order: 'ASC' }} perPage={48}>
        <CardGrid<CompanyReward>
          label={text('rewards.currentItems')}
          cardWidthMin={230}
          cardHeight={176}
          card={reward => <RewardCard reward={reward} onOpen={() => setOpen({ dialog: 'change', reward })} />}
          empty={
            <EmptyState
              title={text('rewards.theShelfIsEmpty')}
              sentence={text('rewards.addWhatPeopleWould')}
              action={add}
            />
          }
        />
      </ListSource>
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
