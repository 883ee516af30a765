import type { Member } from '@laurel/contract/people/members.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { useGetMany } from 'react-admin'

/** The managers of a channel with their names; undefined until known. */
export const useManagers = (ids: readonly string[]): readonly UserReference[] | undefined => {
  const { data, error } = useGetMany<Member>(
    'users',
    { ids: [...ids] },
    { enabled: ids.length > 0, retry: false },
  )
  if (ids.length === 0) return []
  // Without names the form still has to keep who is a manager.
  if (error) return ids.map(id => ({ id, name: id, profile_picture: null }))
  return data?.filter(member => member !== undefined)
}
