import {
  type Campaign,
  CampaignEnd,
  completeCampaign,
  getCampaign,
  type Nominee,
} from '@laurel/contract/awards/nominations.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { FailedState } from '../../elements/states/FailedState.tsx'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { useText } from '../../messages/useText.ts'
import { WinnersInput } from './WinnersInput.tsx'

type EndCampaignDialogProps = { readonly campaign: Campaign; readonly onClose: () => void }

/** Ends a campaign with one winner, or with several where the campaign says so. */
export const EndCampaignDialog = ({ campaign, onClose }: EndCampaignDialogProps) => {
  const text = useText()
  const isMulti = campaign.metadata.multi_nominations
  const { data, error, refetch } = useAnswer(
    getCampaign,
    after => ({ params: { id: campaign.id }, query: after }),
    [campaign.id, campaign.nomination_count],
  )
  const nominees = data?.nominees
  const { perform, isRunning } = useAct(
    (body: CampaignEnd, act) => act(completeCampaign, { params: { id: campaign.id }, body }),
    text('nominations.ended'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(isMulti ? 'nominations.endMultiTitle' : 'nominations.endTitle', { title: campaign.title })}
      confirmLabel={text('nominations.endCampaign')}
      isRunning={isRunning}
      schema={schemaFor(
        nominees,
        text(isMulti ? 'nominations.winnersRequired' : 'nominations.winnerRequired'),
      )}
      defaultValues={{ for_users: [], message: '' }}
      onSave={perform}
      onClose={onClose}
    >
      {nominees === undefined && error && (
        <FailedState message={error.message} onRetry={() => void refetch()} />
      )}
      {nominees === undefined && !error && <LoadingRows columns={1} />}
      {nominees && <Decision campaign={campaign} nominees={nominees} />}
    </FormDialog>
  )
}

const schemaFor = (nominees: readonly Nominee[] | undefined, required: string) =>
  CampaignEnd.refine(({ for_users }) => for_users.length > 0 || nominees?.length === 0, {
    path: ['for_users'],
    error: required,
  })

type DecisionProps = { readonly campaign: Campaign; readonly nominees: readonly Nominee[] }

const Decision = ({ campaign, nominees }: DecisionProps) => {
  const text = useText()
  const formats = useFormats()
  const { award, metadata } = campaign
  if (nominees.length === 0) return <Typography>{text('nominations.endsWithoutWinner')}</Typography>
  return (
    <>
      <WinnersInput
        source="for_users"
        label={text(metadata.multi_nominations ? 'nominations.winners' : 'nominations.winner')}
        nominees={nominees}
        isMulti={metadata.multi_nominations}
      />
      <TextInput
        source="message"
        label={text('field.message')}
        isOptional
        rows={3}
        hint={text('nominations.endMessageHint')}
      />
      {award.is_archived ? (
        <Alert severity="warning">{text('nominations.awardArchived', { name: award.name })}</Alert>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {award.points === 0
            ? text('nominations.eachGetsAward', { name: award.name })
            : text('nominations.eachGets', { name: award.name, points: formats.points(award.points) })}
        </Typography>
      )}
    </>
  )
}
