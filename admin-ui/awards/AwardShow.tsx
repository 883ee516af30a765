import type { Award } from '@laurel/contract/awards/award.ts'
import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Page } from '../app/shell/Page.tsx'
import { MessageText } from '../elements/emoji/MessageText.tsx'
import { RecordList } from '../elements/list/RecordList.tsx'
import { RecordPage } from '../elements/record/RecordPage.tsx'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { useText } from '../messages/useText.ts'
import { activityColumnsOf } from '../reports/activity/activityColumns.tsx'
import { activitySort } from '../reports/activity/activityFilter.ts'
import { AwardDialogs, type OpenAward } from './AwardDialogs.tsx'
import { AwardMarks } from './AwardMarks.tsx'
import { AwardPicture } from './AwardPicture.tsx'
import { AwardPoints } from './AwardPoints.tsx'
import { awardsActivity } from './awardsActivity.ts'

const crumb = { path: '/awards', label: 'places.awards' } as const

/** One award: what it brings, and whom it went to lately. */
export const AwardShow = () => {
  const text = useText()
  return (
    <RecordPage<Award> title={text('field.award')} crumb={crumb}>
      {award => <KnownAward award={award} />}
    </RecordPage>
  )
}

const KnownAward = ({ award }: { readonly award: Award }) => {
  const text = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenAward>()
  return (
    <Page
      title={award.name}
      crumb={crumb}
      actions={
        <>
          <Button variant="outlined" component={Link} to={awardsActivity(award.id)}>
            {text('awards.viewActivity')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen({ dialog: 'change', award })}>
            {text('action.change')}
          </Button>
          <Button variant="contained" onClick={() => setOpen({ dialog: 'give', award })}>
            {text('awards.give')}
          </Button>
        </>
      }
    >
      <Card sx={summaryStyle}>
        <Box sx={{ borderRadius: '10px', overflow: 'hidden' }}>
          <AwardPicture bannerIds={award.award_skins} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'center', justifyItems: 'start' }}>
          <AwardPoints points={award.points} />
          <AwardMarks award={award} />
          {award.message !== '' && (
            <Typography
              component="blockquote"
              color="text.secondary"
              sx={{ margin: 0, overflowWrap: 'anywhere' }}
            >
              “<MessageText text={award.message} />”
            </Typography>
          )}
        </Box>
      </Card>
      <Typography variant="h2" sx={{ marginBlock: '28px 12px' }}>
        {text('awards.givenLately')}
      </Typography>
      <GivenLately awardId={award.id} />
      <AwardDialogs open={open} onOpen={setOpen} onArchived={() => void navigate('/awards')} />
    </Page>
  )
}

const GivenLately = ({ awardId }: { readonly awardId: string }) => {
  const text = useText()
  return (
    <RecordList<ActivityEntry>
      isPart
      resource="reporting/activity"
      label={text('awards.givenLately')}
      filter={{ type: 'awards', award_id: awardId }}
      naturalSort={activitySort}
      perPage={10}
      columns={activityColumnsOf('awards', false).filter(column => column.name !== 'award')}
      empty={<EmptyState title={text('awards.notGivenYet')} sentence={text('awards.giveItHereOr')} />}
    />
  )
}

const summaryStyle = {
  padding: 2,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 360px) 1fr' },
} as const
