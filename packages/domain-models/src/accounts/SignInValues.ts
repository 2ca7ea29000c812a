/** The fields of the sign-in, as they are typed. */
export interface SignInValues {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}
