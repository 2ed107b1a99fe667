import type { RatingProfile } from '#contract/areas/ratings.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { TakenFeedback } from './feedback.rules.ts';

export interface AnswerRow extends TakenFeedback {
  profile: string;
  accountNumber: string | null;
  receivedAt: Date;
}

export function ratingsStore(sql: Sql) {
  const profiles = sql`
    select id, title, description, accept_terms as "acceptTandC", fields, questions from rating_profiles`;

  return {
    profiles: (allInOne: boolean) => sql<RatingProfile[]>`
      ${profiles} where all_in_one = ${allInOne} order by place, id`,

    async profile(id: string): Promise<RatingProfile | undefined> {
      const [row] = await sql<RatingProfile[]>`${profiles} where id = ${id}`;
      return row;
    },

    /** What an operator decided, else what the pack says. */
    async anonymousMode(): Promise<boolean> {
      const [row] = await sql<{ on: boolean }[]>`
        select coalesce((select use_anonymous_mode from rating_settings),
          (select (operator ->> 'anonymousFeedback')::boolean from deployment), false) as on`;
      return row?.on ?? false;
    },

    async setAnonymousMode(on: boolean): Promise<void> {
      await sql`
        insert into rating_settings (use_anonymous_mode) values (${on})
        on conflict (only_row) do update set use_anonymous_mode = excluded.use_anonymous_mode`;
    },

    async add({ profile, accountNumber, fields, answers, receivedAt }: AnswerRow): Promise<void> {
      await sql`
        insert into rating_answers (profile_id, account_number, fields, answers, received_at)
        values (${profile}, ${accountNumber}, ${sql.json(fields as never)}, ${sql.json(answers as never)}, ${receivedAt})`;
    },

    answers: (profile: string | null) => sql<AnswerRow[]>`
      select profile_id as profile, account_number as "accountNumber", received_at as "receivedAt", fields, answers
      from rating_answers
      where voyage_id = current_voyage() and (${profile}::text is null or profile_id = ${profile})
      order by received_at desc, id desc`,
  };
}
