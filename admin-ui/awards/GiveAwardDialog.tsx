import type { Award } from '@laurel/contract/awards/award.ts'
import { giveAward, NewGrant } from '@laurel/contract/awards/giveAward.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ActDialog } from '../acts/ActDialog.tsx'
import { FormField } from '../acts/FormField.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import { useMe } from '../session/MeContext.ts'
import { useAwardPayer } from './useAwardPayer.ts'

type GiveAwardDialogProps = { readonly award: Award; readonly onClose: () => void }

const inPerson = 'in person'

/** Gives an award from here; in Slack the same is done with `/award`. */
export const GiveAwardDialog = ({ award, onClose }: GiveAwardDialogProps) => {
  const { client } = useConnection()
  const { team } = useMe()
  const [people, setPeople] = useState<readonly UserReference[]>([])
  const form = useSchemaForm({ channelId: team.groups[0]?.id ?? inPerson, message: '' })
  const { channelId, message } = form.values
  const { perform, isRunning, refusal } = useAct(
    (body: NewGrant, options) => client.call(giveAward, { params: { id: award.id }, body }, options),
    people.length === 1 ? `${people[0]?.name} got the award.` : `${people.length} people got the award.`,
  )
  const toldIn = award.is_private || channelId === inPerson ? null : channelId
  const payer = useAwardPayer(toldIn)
  const give = async () => {
    const grant = form.parse(NewGrant, {
      user_ids: people.map(person => person.id),
      message,
      channel_id: toldIn,
    })
    if (grant && (await perform(grant))) onClose()
  }
  const nobody = form.errorOf('user_ids', refusal)
  return (
    <ActDialog
      title={`Give “${award.name}”`}
      confirmLabel="Give award"
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void give()}
      onClose={onClose}
    >
      <div>
        <PeoplePicker label="Who gets it?" chosen={people} onChoose={setPeople} />
        {people.length === 0 && nobody !== undefined && (
          <FormHelperText error role="alert">
            {nobody}
          </FormHelperText>
        )}
      </div>
      {award.is_private ? (
        <Typography variant="body2" color="text.secondary">
          This award is private: it is told in a direct message and nowhere else.
        </Typography>
      ) : (
        <TextField
          select
          label="Told in"
          value={channelId}
          onChange={event => form.change('channelId', event.target.value)}
        >
          {team.groups.map(group => (
            <MenuItem key={group.id} value={group.id}>
              {group.title}
            </MenuItem>
          ))}
          <MenuItem value={inPerson}>A direct message</MenuItem>
        </TextField>
      )}
      <FormField
        label="Message"
        isOptional
        rows={3}
        value={message}
        onType={text => form.change('message', text)}
        problem={form.errorOf('message', refusal)}
        hint={award.message === '' ? 'What it is for.' : `Left empty: “${award.message}”`}
      />
      <Typography variant="body2" aria-live="polite">
        {costOf(award.points, people.length, team.points_name)} {award.points > 0 && payer && payers[payer]}
      </Typography>
    </ActDialog>
  )
}

const payers = {
  allowance: 'Your award allowance pays.',
  company: 'The company pays.',
} as const

const costOf = (points: number, count: number, pointsName: string): string => {
  if (points === 0) return `It carries no ${pointsName}.`
  if (count === 0)
    return `${formatPoints(points, pointsName)} for each, worth ${formatPointsAsMoney(points)}.`
  const cost = points * count
  const sum = count === 1 ? '' : ` (${count} × ${points.toLocaleString('en-US')})`
  return `Costs ${formatPoints(cost, pointsName)}${sum}, worth ${formatPointsAsMoney(cost)}.`
}
