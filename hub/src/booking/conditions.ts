import type { Conditions } from '#contract/conditions.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

/** What a guest accepts before booking in a module (conditions/{module}); an unknown one asks for nothing. */
export async function conditionsOf(sql: Sql, module: string): Promise<Conditions> {
  const [row] = await sql<Conditions[]>`
    select condition_text as "conditionText", additional_condition_text as "additionalConditionText",
      sales_message as "salesMessage"
    from conditions where module = ${module}`;
  return row ?? {};
}

export interface ModuleConditions {
  module: string;
  conditionText?: LocalText | null | undefined;
  additionalConditionText?: LocalText | null | undefined;
  salesMessage?: LocalText | null | undefined;
}

/** Puts the conditions of a pack in place; those of other modules stay. */
export async function layConditions(sql: Sql, conditions: readonly ModuleConditions[]): Promise<void> {
  const json = (text: LocalText | null | undefined) => (text ? sql.json(text) : null);
  for (const { module, conditionText, additionalConditionText, salesMessage } of conditions) {
    await sql`
      insert into conditions (module, condition_text, additional_condition_text, sales_message)
      values (${module}, ${json(conditionText)}, ${json(additionalConditionText)}, ${json(salesMessage)})
      on conflict (module) do update set condition_text = excluded.condition_text,
        additional_condition_text = excluded.additional_condition_text, sales_message = excluded.sales_message`;
  }
}
