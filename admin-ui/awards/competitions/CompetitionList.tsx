import type { Competition } from '@laurel/contract/awards/competition.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Page } from '../../app/shell/Page.tsx'
import { CardGrid } from '../../elements/list/CardGrid.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { CompetitionCard } from './CompetitionCard.tsx'
import { CompetitionDialogs, type OpenCompetition } from './CompetitionDialogs.tsx'
import { CompetitionHistory } from './CompetitionHistory.tsx'

/** The competitions that wait or run, and how earlier ones ended. */
export const CompetitionList = () => {
  const text = useText()
  const [open, setOpen] = useState<OpenCompetition>()
  return (
    <Page
      title={text('competitions.competitions')}
      lead={text('competitions.lead')}
      crumb={{ path: '/awards', label: 'places.awards' }}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'create' })}>
          {text('competitions.new')}
        </Button>
      }
    >
      <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
        {text('competitions.all')}
      </Typography>
      <ListSource naturalSort={{ field: 'start_time', order: 'ASC' }} perPage={100}>
        <CardGrid<Competition>
          label={text('competitions.all')}
          cardWidthMin={320}
          cardHeight={230}
          card={competition => (
            <CompetitionCard competition={competition} onOpen={dialog => setOpen({ dialog, competition })} />
          )}
          empty={
            <EmptyState title={text('competitions.none')} sentence={text('competitions.noneSentence')} />
          }
        />
      </ListSource>
      <Typography variant="h2" sx={{ marginBlock: '32px 12px' }}>
        {text('competitions.history')}
      </Typography>
      <CompetitionHistory onOpen={result => setOpen({ dialog: 'results', result })} />
      <CompetitionDialogs open={open} onOpen={setOpen} />
    </Page>
  )
}
