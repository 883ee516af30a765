import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Page } from '../../app/shell/Page.tsx'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { CreateCampaignDialog } from './CreateCampaignDialog.tsx'
import { activeColumns, endedColumns } from './campaignColumns.tsx'
import { EndCampaignDialog } from './EndCampaignDialog.tsx'

const newestFirst = { field: 'created_at', order: 'DESC' } as const

type OpenDialog = { readonly dialog: 'create' } | { readonly dialog: 'end'; readonly campaign: Campaign }

/** The campaigns that run or wait for their winners, and below them those that ended. */
export const CampaignList = () => {
  const text = useText()
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'create' })}>
      {text('nominations.new')}
    </Button>
  )
  const end = (campaign: Campaign) => (
    <NamedButton
      of="nominations.endCampaign"
      about={{ title: campaign.title }}
      variant="outlined"
      onClick={() => setOpen({ dialog: 'end', campaign })}
    />
  )
  return (
    <Page
      title={text('nominations.title')}
      lead={text('nominations.lead')}
      crumb={{ path: '/awards', label: 'places.awards' }}
      actions={add}
    >
      <Part id="all-campaigns" title={text('nominations.allCampaigns')}>
        <RecordList<Campaign>
          label={text('nominations.allCampaigns')}
          filter={{ is_ended: false }}
          columns={activeColumns}
          naturalSort={newestFirst}
          actions={end}
          empty={
            <EmptyState
              title={text('nominations.noneActive')}
              sentence={text('nominations.noneActiveSentence')}
              action={add}
            />
          }
        />
      </Part>
      <Part id="ended-campaigns" title={text('nominations.endedCampaigns')}>
        <RecordList<Campaign>
          label={text('nominations.endedCampaigns')}
          filter={{ is_ended: true }}
          columns={endedColumns}
          naturalSort={newestFirst}
          isPart
          empty={
            <Typography color="text.secondary" sx={{ padding: 3 }}>
              {text('nominations.noneEnded')}
            </Typography>
          }
        />
      </Part>
      {open?.dialog === 'create' && <CreateCampaignDialog onClose={close} />}
      {open?.dialog === 'end' && <EndCampaignDialog campaign={open.campaign} onClose={close} />}
    </Page>
  )
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <Box component="section" aria-labelledby={id} sx={{ '& + &': { marginTop: 5 } }}>
    <Typography variant="h2" id={id} sx={{ marginBottom: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
