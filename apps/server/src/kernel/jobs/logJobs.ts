import { errorFields } from '../logging/errorFields.ts'
import { type Logger } from '../logging/logger.ts'
import type { JobRunnerOptions } from './jobRunner.ts'

/** A number or a UUID, like our ids. */
const OUR_ID = /^(\d{1,19}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/

/** Logs failures of jobs: an error if an operator should look, a warning if it is retried. */
export const logJobs = (logger: Logger): Pick<JobRunnerOptions, 'onFailure' | 'onOutage'> => ({
  onFailure({ name, id, subject, attempt, isDead, isAlarm, error }) {
    const fields = {
      name,
      id,
      subject: OUR_ID.test(subject) ? subject : undefined,
      attempt,
      ...errorFields(error),
    }
    if (isDead) logger.error('job given up', fields)
    else if (isAlarm) logger.error('job keeps failing', fields)
    else logger.warn('job failed', fields)
  },
  onOutage(lane, error) {
    logger.error('jobs not reached', { lane, ...errorFields(error) })
  },
})
