import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
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
import { ItemSection } from './ItemSection.tsx'
import { RewardCard } from './RewardCard.tsx'
import { RewardDialog } from './RewardDialog.tsx'

type Open =
  | { readonly dialog: 'define' }
  | { readonly dialog: 'change' | 'archive'; readonly reward: CompanyReward }

/** The items of the company's catalog, and the rewards that it hands over itself. */
export const RewardList = () => {
  const text = useText()
  const { team } = useMe()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen({ dialog: 'define' })}>
      {text('rewards.catalog.add')}
    </Button>
  )
  return (
    <Page
      title={team.metadata.custom_catalog_name}
      lead={text('rewards.rewardsYourCompanyHands')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      <ItemSection />
      <Box sx={headStyle}>
        <Typography variant="h2">{text('rewards.cultureRewards')}</Typography>
        {add}
      </Box>
      <ListSource naturalSort={{ field: 'name', order: 'ASC' }} perPage={48}>
        <CardGrid<CompanyReward>
          label={text('rewards.cultureRewards')}
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

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 2,
} as const
