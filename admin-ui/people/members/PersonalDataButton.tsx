import { saveMemberData } from '@laurel/contract/people/personalData.ts'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useText } from '../../messages/useText.ts'
import { FileButton } from '../../team/history/FileButton.tsx'

/** Saves all that is held about a person, as they can ask for it. */
export const PersonalDataButton = ({ memberId }: { readonly memberId: string }) => {
  const text = useText()
  const { client } = useConnection()
  return (
    <FileButton
      name="personal-data.json"
      label={text('people.personalData')}
      read={() => client.call(saveMemberData, { params: { id: memberId } })}
    />
  )
}
