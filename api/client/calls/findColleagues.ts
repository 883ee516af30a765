/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface FindColleaguesQuery {
  /**
   * Words to find anywhere in the texts of a list, in upper or lower case. One or two Latin letters or digits are found where a word begins. Signs that are neither letters nor digits, such as %, are found in the first 20,000 activities only. A search of activity that is not sorted by date sorts the newest 500 matches.
   */
  q?: string
}

export interface FindColleaguesResponse {
  users: {
    id: string
    name: string
    profile_picture: string | null
  }[]
}
