import { featuredPosts, readPost } from '@laurel/contract/rewards/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const keptMilliseconds = 10 * 60_000

export const useFeaturedPosts = () => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['posts', 'featured'],
    queryFn: ({ signal }) => client.call(featuredPosts, {}, { signal }),
    staleTime: keptMilliseconds,
  })
}

export const usePost = (uid: string) => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['posts', 'one', uid],
    queryFn: ({ signal }) => client.call(readPost, { params: { uid } }, { signal }),
    staleTime: keptMilliseconds,
  })
}
