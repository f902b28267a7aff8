import { define } from "../message.ts";

/** The sentence about a user's plan. `plan` is its name, which is not translated. */
export const planMessages = define(
  {
    free: "You are on the free plan.",
    expired: "Your {plan} plan has ended.",
    late: "Your {plan} plan is still active, but its payment has not arrived.",
    ends: {
      one: "Your {plan} plan is active: one day remaining.",
      other: "Your {plan} plan is active: {count} days remaining.",
    },
    renews: {
      one: "Your {plan} plan is active and renews in one day.",
      other: "Your {plan} plan is active and renews in {count} days.",
    },
  },
  {
    free: "أنت على الخطة المجانية.",
    expired: "انتهت خطة {plan} الخاصة بك.",
    late: "خطة {plan} ما زالت مفعّلة، لكن الدفعة لم تصل بعد.",
    ends: {
      zero: "خطة {plan} مفعّلة وتنتهي اليوم.",
      one: "خطة {plan} مفعّلة، بقي يوم واحد.",
      two: "خطة {plan} مفعّلة، بقي يومان.",
      few: "خطة {plan} مفعّلة، بقيت {count} أيام.",
      many: "خطة {plan} مفعّلة، بقي {count} يومًا.",
      other: "خطة {plan} مفعّلة، بقي {count} يوم.",
    },
    renews: {
      zero: "خطة {plan} مفعّلة وتُجدَّد اليوم.",
      one: "خطة {plan} مفعّلة وتُجدَّد بعد يوم واحد.",
      two: "خطة {plan} مفعّلة وتُجدَّد بعد يومين.",
      few: "خطة {plan} مفعّلة وتُجدَّد بعد {count} أيام.",
      many: "خطة {plan} مفعّلة وتُجدَّد بعد {count} يومًا.",
      other: "خطة {plan} مفعّلة وتُجدَّد بعد {count} يوم.",
    },
  },
);
