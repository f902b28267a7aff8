import { define } from "../message.ts";

/** /uptimes for people who are not signed in. */
export const uptimesWelcomeMessages = define(
  {
    page_title: "Free uptime monitoring for websites and Discord bots",
    description: {
      one: "Checks of your website or Discord bot every 1 to 5 minutes, alarms by e-mail and Discord, response times and incident history. One monitor is free.",
      other:
        "Checks of your website or Discord bot every 1 to 5 minutes, alarms by e-mail and Discord, response times and incident history. {count} monitors are free.",
    },
    heading: "Know that it is down before your users do",
    lead: {
      one: "{brand} calls your website or bot every few minutes, tells you by e-mail or Discord when it stops answering, and keeps sleeping bots awake. One monitor is free.",
      other:
        "{brand} calls your website or bot every few minutes, tells you by e-mail or Discord when it stops answering, and keeps sleeping bots awake. {count} monitors are free.",
    },
    login: "Log in with Discord",
    login_hint: "No card, no set-up. The first check runs the moment you add a link.",

    example_label: "An example of three monitors",
    example_note: "An example",
    example_site: "Portfolio",
    example_bot: "Music bot",
    example_api: "Shop API",

    websites_title: "Websites",
    websites_text:
      "DNS, connection, TLS, first byte and total time of each check. Accepted status codes, a keyword, and a warning before the certificate expires.",
    bots_title: "Bots, 24/7",
    bots_text:
      "A call that waits for sleeping hosts and keeps them awake. No web server? Your bot calls a secret address instead, with a few lines of code.",
    alarms_title: "Alarms you can trust",
    alarms_text:
      "A failure is confirmed by a second check before anybody is woken. Each message names the cause; the next one says how long it lasted.",
    history_title: "History without flattery",
    history_text:
      "Uptime is weighted by time, leaves pauses out and is never rounded up to 100 %. Incidents keep their cause and length.",
    live_title: "Live",
    live_text: "Statuses, bars and response times change on the open page within seconds, without a reload.",
    boost_title: "Boost",
    boost_text: "Just deployed? One tap checks a monitor every minute for an hour.",

    plans_title: "What each plan checks",
    plans_text: "All plans have the same checks, alarms and history.",
    plan_column: "Plan",
    plan_slots: "Monitors",
    plan_interval: "Checked every",
    plan_boosts: "Boosts a day",
    plan_stated: "Stated online",
    unlimited: "Unlimited",
    unlimited_note: "fair use: {ceiling}",
    not_stated: "–",
    always_boosted: "Check now, any time",
    minutes: { one: "{count} minute", other: "{count} minutes" },
  },
  {
    page_title: "مراقبة مجانية للمواقع وبوتات ديسكورد",
    description: {
      zero: "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. ابدأ مجانًا.",
      one: "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. مراقبة واحدة مجانًا.",
      two: "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. مراقبتان مجانًا.",
      few: "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. {count} مراقبات مجانًا.",
      many: "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. {count} مراقبة مجانًا.",
      other:
        "فحص موقعك أو بوت ديسكورد كل دقيقة إلى 5 دقائق، مع تنبيهات بالبريد وديسكورد وسجل لأزمنة الاستجابة والأعطال. {count} مراقبة مجانًا.",
    },
    heading: "اعرف بالتوقف قبل أن يعرف به مستخدموك",
    lead: {
      zero: "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. ابدأ مجانًا.",
      one: "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. مراقبة واحدة مجانًا.",
      two: "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. مراقبتان مجانًا.",
      few: "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. {count} مراقبات مجانًا.",
      many: "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. {count} مراقبة مجانًا.",
      other:
        "يتصل {brand} بموقعك أو بوتك كل بضع دقائق، ويخبرك بالبريد أو عبر ديسكورد عندما يتوقف عن الاستجابة، ويُبقي البوتات النائمة مستيقظة. {count} مراقبة مجانًا.",
    },
    login: "تسجيل الدخول عبر ديسكورد",
    login_hint: "بلا بطاقة وبلا إعداد. يجري الفحص الأول لحظة إضافة الرابط.",

    example_label: "مثال على ثلاث مراقبات",
    example_note: "مثال",
    example_site: "معرض أعمالي",
    example_bot: "بوت الموسيقى",
    example_api: "واجهة المتجر",

    websites_title: "المواقع",
    websites_text:
      "زمن DNS والاتصال وTLS وأول بايت والإجمالي لكل فحص، مع رموز الحالة المقبولة وكلمة مفتاحية وتنبيه قبل انتهاء الشهادة.",
    bots_title: "البوتات على مدار الساعة",
    bots_text:
      "اتصال ينتظر الاستضافة النائمة ويُبقيها مستيقظة. ليس لبوتك خادم ويب؟ يتصل هو بعنوان سري ببضعة أسطر من الكود.",
    alarms_title: "تنبيهات موثوقة",
    alarms_text: "يتأكد العطل بفحص ثانٍ قبل إزعاج أحد. تذكر كل رسالة السبب، وتخبرك التالية كم دام الانقطاع.",
    history_title: "سجل بلا تجميل",
    history_text:
      "تُحسب نسبة التشغيل بالزمن الفعلي، ولا تدخل فيها فترات الإيقاف، ولا تُقرَّب أبدًا إلى 100٪. ويحتفظ كل عطل بسببه ومدته.",
    live_title: "مباشر",
    live_text: "تتغير الحالات والأعمدة وأزمنة الاستجابة في الصفحة المفتوحة خلال ثوانٍ دون إعادة تحميل.",
    boost_title: "تعزيز",
    boost_text: "نشرت تحديثًا للتو؟ بضغطة واحدة تُفحص المراقبة كل دقيقة مدة ساعة.",

    plans_title: "ما الذي تفحصه كل خطة",
    plans_text: "في كل الخطط الفحوص والتنبيهات والسجل نفسها.",
    plan_column: "الخطة",
    plan_slots: "المراقبات",
    plan_interval: "الفحص كل",
    plan_boosts: "التعزيزات يوميًا",
    plan_stated: "نسبة الاتصال المعلنة",
    unlimited: "غير محدود",
    unlimited_note: "الاستخدام العادل: {ceiling}",
    not_stated: "–",
    always_boosted: "افحص الآن في أي وقت",
    minutes: {
      zero: "{count} دقيقة",
      one: "دقيقة",
      two: "دقيقتين",
      few: "{count} دقائق",
      many: "{count} دقيقة",
      other: "{count} دقيقة",
    },
  },
);
