import { define } from "../message.ts";

/** What each tool's page says about itself. */
export const toolsTextsMessages = define(
  {
    js_title: "JavaScript minifier",
    js_description:
      "Make JavaScript as small as it gets, in your browser: oxc, terser and uglify in turn, every answer parsed again. Source maps, many files, ZIP, works offline.",
    js_heading: "JavaScript minifier",
    js_intro:
      "Several engines in turn, the smallest answer wins, and none is shown that does not parse again.",
    js_q1: "Does my code leave the browser?",
    js_a1:
      "No. The engines are loaded once and run in a worker of this page. No request carries your code, and the page works without a connection.",
    js_q2: "What do the levels mean?",
    js_a2:
      "Fast answers while you type. Best takes about a second and is what most people want. Maximum runs several chains of engines and takes the smallest result after gzip.",
    js_q3: "Can minifying break my code?",
    js_a3:
      "The names and values that a program shows to the outside stay. Code that reads names of functions needs “Keep names”; where eval sees names, they are left alone. Every answer is parsed again before you see it.",
    js_q4: "How do I minify many files?",
    js_a4:
      "Drop files or a whole folder on the left side. Each is minified by itself, and all results come as one ZIP with the same paths.",
    css_title: "CSS minifier",
    css_description:
      "Make style sheets smaller without changing a pixel: every answer is compared with the input, rule by rule. Nesting, layers, container queries. In your browser, offline, free.",
    css_heading: "CSS minifier",
    css_intro:
      "Every answer is compared with your sheet, selector by selector. What would change a single value is not used.",
    css_q1: "Does my code leave the browser?",
    css_a1:
      "No. The engines are loaded once and run in a worker of this page. No request carries your code, and the page works without a connection.",
    css_q2: "Why is it compared?",
    css_a2:
      "Well-known minifiers delete nested rules, drop fallbacks or turn 0% into 0. Here a result that says something else than the input is thrown away, and values that an engine would change are kept from it.",
    css_q3: "Does modern CSS work?",
    css_a3:
      "Yes: nesting, :has(), @layer, @scope, container and style queries, color-mix(), light-dark(), relative colours, @property, anchors, @starting-style and if().",
    css_q4: "Which comments stay?",
    css_a4: "Those that begin with /*!, as licences do. You can switch that off in the options.",
    obfuscate_title: "JavaScript obfuscator",
    obfuscate_description:
      "Make JavaScript hard to read, in your browser: three presets with measured size and speed, domain lock, seeds, source maps, no console silencing by surprise. Offline and free.",
    obfuscate_heading: "JavaScript obfuscator",
    obfuscate_intro: "Three presets that say what they cost, and options that say what they break.",
    obfuscate_q1: "Does obfuscation protect my code?",
    obfuscate_a1:
      "It costs readers time, no more. Whoever wants to understand the code can. Keys, tokens and passwords do not belong in code that others get.",
    obfuscate_q2: "Which preset should I take?",
    obfuscate_a2:
      "Light for almost everything: it even gets smaller. Balanced costs size and speed, Strong many times both; take them for small parts that matter.",
    obfuscate_q3: "Why does my code break?",
    obfuscate_a3:
      "Mostly because something looks names up by their text: eval, new Function, HTML handlers, code that reads function names or stacks, or objects shared with other files. The page warns of what it finds, with the line. Renaming globals and properties is off until you switch it on.",
    obfuscate_q4: "What is the seed for?",
    obfuscate_a4:
      "The same code with the same options and seed gives the same bytes, here and in Node.js. Keep it to make a build again.",
    html_title: "HTML obfuscator and encoder",
    html_description:
      "Encode, obfuscate or really encrypt a page with a password (AES-256-GCM), hide e-mail addresses, decode pages again. Each way says what it protects. In your browser, offline.",
    html_heading: "HTML obfuscator and encoder",
    html_intro:
      "Every way says plainly what it protects and what it does not. What comes out is decoded again before you see it.",
    html_q1: "Is encoded HTML protected?",
    html_a1:
      "No. Percent, Base64, Unicode, entities and compression can be read back by anybody in seconds, and so can every “source protector”. Only encryption with a password keeps a page from being read.",
    html_q2: "How safe is the encryption?",
    html_a2:
      "The page is encrypted with AES-256-GCM; the key comes from your password by PBKDF2 with SHA-256 and 600,000 rounds. It is as strong as the password: take a passphrase, and share it by another way than the page.",
    html_q3: "What if I forget the password?",
    html_a3: "Then nobody opens the page any more, we included: there is no other way in.",
    html_q4: "Do search engines read it?",
    html_a4:
      "Only the title, the description and what link previews use, and only while “stay readable” is on. The rest appears with JavaScript.",
  },
  {
    js_title: "ضغط جافاسكربت",
    js_description:
      "صغّر كود جافاسكربت إلى أقصى حد داخل متصفحك: oxc وterser وuglify بالتتابع، وكل نتيجة تُحلَّل من جديد. خرائط مصدر وملفات كثيرة وZIP، ويعمل دون اتصال.",
    js_heading: "ضغط جافاسكربت",
    js_intro: "عدة محركات بالتتابع وأصغر نتيجة تفوز، ولا تُعرض نتيجة لا تُحلَّل من جديد.",
    js_q1: "هل يغادر كودي المتصفح؟",
    js_a1: "لا. تُحمَّل المحركات مرة واحدة وتعمل داخل هذه الصفحة. لا طلب يحمل كودك، والصفحة تعمل دون اتصال.",
    js_q2: "ماذا تعني المستويات؟",
    js_a2:
      "«سريع» يجيب أثناء الكتابة. «الأفضل» يستغرق نحو ثانية ويناسب أغلب الناس. «الأقصى» يشغّل عدة سلاسل من المحركات ويأخذ الأصغر بعد gzip.",
    js_q3: "هل يعطّل الضغط كودي؟",
    js_a3:
      "الأسماء والقيم التي يراها الخارج تبقى. الكود الذي يقرأ أسماء الدوال يحتاج إلى «إبقاء الأسماء»، وحيث يرى eval الأسماء تُترك كما هي. وكل نتيجة تُحلَّل من جديد قبل أن تراها.",
    js_q4: "كيف أضغط ملفات كثيرة؟",
    js_a4:
      "أفلت ملفات أو مجلدًا كاملًا في خانة الكود. يُضغط كل ملف وحده، وتأتي النتائج في ملف ZIP بالمسارات نفسها.",
    css_title: "ضغط CSS",
    css_description:
      "صغّر ملفات CSS دون تغيير أي بكسل: تُقارن كل نتيجة بالأصل قاعدة قاعدة. يدعم التداخل والطبقات واستعلامات الحاويات. داخل متصفحك ودون اتصال ومجانًا.",
    css_heading: "ضغط CSS",
    css_intro: "تُقارن كل نتيجة بملفك محدِّدًا محدِّدًا، وما يغيّر قيمة واحدة لا يُستخدم.",
    css_q1: "هل يغادر كودي المتصفح؟",
    css_a1: "لا. تُحمَّل المحركات مرة واحدة وتعمل داخل هذه الصفحة. لا طلب يحمل كودك، والصفحة تعمل دون اتصال.",
    css_q2: "لماذا المقارنة؟",
    css_a2:
      "أدوات معروفة تحذف القواعد المتداخلة أو القيم البديلة أو تحوّل 0% إلى 0. هنا تُستبعد كل نتيجة تقول غير ما يقوله الأصل، وتُحجب عن المحرك القيم التي كان سيغيّرها.",
    css_q3: "هل يعمل CSS الحديث؟",
    css_a3:
      "نعم: التداخل و‎:has()‎ و‎@layer و‎@scope واستعلامات الحاويات والأنماط وcolor-mix()‎ وlight-dark()‎ والألوان النسبية و‎@property والمراسي و‎@starting-style وif()‎.",
    css_q4: "أي تعليقات تبقى؟",
    css_a4: "التي تبدأ بـ ‎/*!‎ كتعليقات التراخيص. يمكنك إيقاف ذلك من الخيارات.",
    obfuscate_title: "تشويش جافاسكربت",
    obfuscate_description:
      "اجعل كود جافاسكربت صعب القراءة داخل متصفحك: ثلاثة إعدادات بحجم وسرعة مقيسين، وقفل نطاق وبذور وخرائط مصدر، دون إسكات مفاجئ لـ console. دون اتصال ومجانًا.",
    obfuscate_heading: "تشويش جافاسكربت",
    obfuscate_intro: "ثلاثة إعدادات تقول كم تكلّف، وخيارات تقول ماذا تعطّل.",
    obfuscate_q1: "هل يحمي التشويش كودي؟",
    obfuscate_a1:
      "يكلّف القارئ وقتًا لا أكثر. من أراد فهم الكود يستطيع. المفاتيح والرموز وكلمات المرور لا مكان لها في كود يصل إلى الآخرين.",
    obfuscate_q2: "أي إعداد أختار؟",
    obfuscate_a2:
      "«خفيف» لكل شيء تقريبًا، بل إن الكود يصغر. «متوازن» يزيد الحجم والزمن، و«قوي» يضاعفهما مرات؛ اخترهما لأجزاء صغيرة مهمة.",
    obfuscate_q3: "لماذا يتعطل كودي؟",
    obfuscate_a3:
      "غالبًا لأن شيئًا يبحث عن الأسماء بنصها: eval أو new Function أو معالجات في HTML أو كود يقرأ أسماء الدوال أو مسار الاستدعاء، أو كائنات مشتركة مع ملفات أخرى. تحذّر الصفحة مما تجده مع رقم سطره، وتغيير الأسماء العامة والخصائص متوقف حتى تشغّله.",
    obfuscate_q4: "ما فائدة البذرة؟",
    obfuscate_a4:
      "الكود نفسه بالخيارات والبذرة نفسها يعطي البايتات نفسها، هنا وفي Node.js. احتفظ بها لتعيد البناء.",
    html_title: "تشويش HTML وترميزه",
    html_description:
      "رمّز صفحة أو شوّشها أو شفّرها حقًا بكلمة مرور (AES-256-GCM)، وأخفِ عناوين البريد، وفكّ الصفحات من جديد. كل طريقة تقول ماذا تحمي. داخل متصفحك ودون اتصال.",
    html_heading: "تشويش HTML وترميزه",
    html_intro: "كل طريقة تقول بوضوح ماذا تحمي وماذا لا تحمي. ويُفك الناتج من جديد قبل أن تراه.",
    html_q1: "هل ترميز HTML حماية؟",
    html_a1:
      "لا. النسبة المئوية وBase64 وUnicode والكيانات والضغط يقرؤها أي أحد في ثوانٍ، وكذلك كل «حماية مصدر». التشفير بكلمة مرور وحده يمنع قراءة الصفحة.",
    html_q2: "ما مدى أمان التشفير؟",
    html_a2:
      "تُشفَّر الصفحة بـ AES-256-GCM، ويأتي المفتاح من كلمة مرورك عبر PBKDF2 مع SHA-256 و600,000 جولة. قوته من قوة كلمة المرور: اختر عبارة مرور وشاركها بطريق غير طريق الصفحة.",
    html_q3: "ماذا لو نسيت كلمة المرور؟",
    html_a3: "لا يفتح الصفحة أحد بعدها، ولا نحن: لا طريق آخر إليها.",
    html_q4: "هل تقرؤها محركات البحث؟",
    html_a4:
      "تقرأ العنوان والوصف وما تستخدمه معاينات الروابط فقط، وما دام «إبقاء العنوان مقروءًا» مفعّلًا. والباقي يظهر بجافاسكربت.",
  },
);
