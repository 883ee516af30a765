import type { NewGrant } from '@laurel/contract/awards/giveAward.ts'
import { listChannels } from '@laurel/contract/team/channels.ts'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../app/access/MeContext.ts'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { ChoiceInput } from '../elements/form/ChoiceInput.tsx'
import { useText } from '../messages/useText.ts'

/**
 * The channel of an announcement. Until the giver chooses, proposes one that all recipients are in, if possible together
 * with the giver.
 */
export const AnnouncementChannelInput = () => {
  const { team, user } = useMe()
  const text = useText()
  const { setValue } = useFormContext<NewGrant>()
  const [people, channelId]: [readonly string[], string | null] = useWatch({
    name: ['user_ids', 'channel_id'],
  })
  const [isChosen, setChosen] = useState(false)
  const shared = useSharedChannels(people)
  const withGiver = useSharedChannels(people.length === 0 ? [] : [...people, user.id])
  const isKnown = shared !== undefined && withGiver !== undefined
  const proposed = isKnown ? proposalAmong(withGiver.length > 0 ? withGiver : shared, channelId) : undefined
  useEffect(() => {
    if (!isChosen && proposed !== undefined) setValue('channel_id', proposed)
  }, [isChosen, proposed, setValue])
  return (
    <ChoiceInput<string | null>
      source="channel_id"
      label={text('awards.toldIn')}
      choices={[
        ...team.groups.map(group => ({ value: group.id, label: group.title })),
        { value: null, label: text('awards.directMessage') },
      ]}
      {...(shared === undefined || channelId === null
        ? {}
        : { hint: text(shared.includes(channelId) ? 'awards.toldInShared' : 'awards.toldOutside') })}
      onChoose={() => setChosen(true)}
    />
  )
}

const proposalAmong = (channelIds: readonly string[], current: string | null): string | undefined =>
  channelIds.find(id => id === current) ?? channelIds[0]

/** The channels that all these people are in; undefined until known. */
const useSharedChannels = (people: readonly string[]): readonly string[] | undefined => {
  const filter = JSON.stringify({ user_ids: people })
  const { data } = useAnswer(
    listChannels,
    after => ({ query: { ...after, filter } }),
    [filter],
    people.length > 0,
  )
  return data?.map(({ id }) => id)
}
