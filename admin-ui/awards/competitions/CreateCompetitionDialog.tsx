import { listAwards } from '@laurel/contract/awards/awards.ts'
import { createCompetition, NewCompetition } from '@laurel/contract/awards/competitions.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { CompetitionFields } from './CompetitionFields.tsx'
import { dayIn } from './dayIn.ts'

type CreateCompetitionDialogProps = { readonly onClose: () => void }

/** A new competition. It needs a group, and an award to win. */
export const CreateCompetitionDialog = ({ onClose }: CreateCompetitionDialogProps) => {
  const text = useText()
  const { team } = useMe()
  const answer = useAnswer(listAwards, query => ({ query }))
  const awards = answer.data?.awards.filter(award => !award.is_bot)
  const [award] = awards ?? []
  const [group] = team.groups
  if (awards === undefined || award === undefined || group === undefined)
    return (
      <InfoDialog title={text('competitions.new')} onClose={onClose} actions={<WhatIsMissing />}>
        <NotLoaded of={answer} columns={2} />
        {answer.data && (
          <Typography>{text(group ? 'competitions.needsAward' : 'competitions.needsGroup')}</Typography>
        )}
      </InfoDialog>
    )
  return <CreateForm awards={awards} awardId={award.id} groupId={group.id} onClose={onClose} />
}

const WhatIsMissing = () => {
  const text = useText()
  const { team } = useMe()
  return team.groups.length === 0 ? (
    <Button component={Link} to="/recognition">
      {text('places.recognition')}
    </Button>
  ) : (
    <Button component={Link} to="/awards">
      {text('places.spotAwards')}
    </Button>
  )
}

type CreateFormProps = CreateCompetitionDialogProps & {
  readonly awards: readonly { readonly id: string; readonly name: string }[]
  readonly awardId: string
  readonly groupId: string
}

const week = 7

const CreateForm = ({ awards, awardId, groupId, onClose }: CreateFormProps) => {
  const text = useText()
  const { team } = useMe()
  const { perform, isRunning } = useAct(
    (body: NewCompetition, act) => act(createCompetition, { body }),
    text('competitions.created'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('competitions.new')}
      confirmLabel={text('competitions.create')}
      isRunning={isRunning}
      schema={NewCompetition}
      defaultValues={{
        title: '',
        type: 'PVP',
        metric: 'SHOUTOUT_COUNT',
        group_id: groupId,
        group_ids: [],
        start_time: dayIn(0, team.time_zone),
        end_time: dayIn(week - 1, team.time_zone),
        award_id: awardId,
      }}
      onSave={perform}
      onClose={onClose}
    >
      <CompetitionFields awards={awards} />
    </FormDialog>
  )
}
